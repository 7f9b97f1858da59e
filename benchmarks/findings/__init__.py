"""The findings of the security review, each as a probe from outside.

    python -m benchmarks.findings TREE [TREE ...] [--only NAME]

Each probe starts a hall from TREE/src (the rules must be compiled there) on loopback with a store of its own, attacks
it only as a stranger can (requests, lines, the command line, the files), and says what it measured and whether the
finding is open.  So the same probes tell a tree before the findings were closed from one after."""
