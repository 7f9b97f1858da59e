"""The hall inside a browser: the server's application in a Web Worker, without threads, processes or sockets."""
