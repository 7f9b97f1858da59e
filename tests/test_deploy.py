"""The files for deploying, as far as they can be checked without a network, Docker or a running systemd."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any  # YAML

import jsonschema_rs
import pytest
import yaml

from gnomehall.server.app.addresses import ENDPOINTS

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
UNITS = ["gnomehall.service", "gnomehall-backup.service", "gnomehall-backup.timer"]
TEXTS = {"type": "array", "items": {"type": "string"}, "uniqueItems": True}
DURATION = {"type": "string", "pattern": r"^\d+(s|m|h)$"}
SIZE = {"type": "string", "pattern": r"^\d+(b|k|m|g)$"}
SERVICE = {  # what the Compose specification says of the keys used here
    "type": "object",
    "additionalProperties": False,
    "anyOf": [{"required": ["image"]}, {"required": ["build"]}],
    "properties": {
        "image": {"type": "string"},
        "build": {
            "type": "object", "additionalProperties": False, "required": ["context"],
            "properties": {"context": {"type": "string"}, "dockerfile": {"type": "string"}},
        },
        "command": TEXTS,
        "environment": {"type": "object", "additionalProperties": {"type": ["string", "number", "null"]}},
        "depends_on": {"oneOf": [TEXTS, {"type": "object", "additionalProperties": {
            "type": "object", "additionalProperties": False, "required": ["condition"],
            "properties": {"condition": {
                "enum": ["service_started", "service_healthy", "service_completed_successfully"]}},
        }}]},
        "networks": {"oneOf": [TEXTS, {"type": "object", "additionalProperties": {
            "type": "object", "additionalProperties": False, "properties": {"ipv4_address": {"type": "string"}},
        }}]},
        "ports": TEXTS, "volumes": TEXTS, "tmpfs": TEXTS, "cap_drop": TEXTS, "security_opt": TEXTS,
        "read_only": {"type": "boolean"}, "mem_limit": SIZE, "shm_size": SIZE, "pids_limit": {"type": "integer"},
        "restart": {"enum": ["no", "always", "on-failure", "unless-stopped"]},
        "stop_grace_period": DURATION,
        "healthcheck": {
            "type": "object", "additionalProperties": False, "required": ["test"],
            "properties": {"test": {"type": "array"}, "interval": DURATION, "timeout": DURATION,
                           "retries": {"type": "integer"}},
        },
    },
}
COMPOSE = {
    "type": "object", "additionalProperties": False, "required": ["services"],
    "properties": {
        "name": {"type": "string", "pattern": "^[a-z0-9][a-z0-9_-]*$"},
        "services": {"type": "object", "additionalProperties": SERVICE},
        "networks": {"type": "object", "additionalProperties": {
            "type": ["object", "null"], "additionalProperties": False,
            "properties": {"enable_ipv6": {"type": "boolean"}, "ipam": {
                "type": "object", "additionalProperties": False, "properties": {
                "config": {"type": "array", "items": {"type": "object", "properties": {"subnet": {"type": "string"}}}},
            }}},
        }},
        "volumes": {"type": "object", "additionalProperties": {"type": "null"}},
    },
}


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def test_the_compose_file_fits_its_schema(compose: dict[str, Any]) -> None:
    jsonschema_rs.validator_for(COMPOSE).validate(compose)
    with pytest.raises(jsonschema_rs.ValidationError):
        jsonschema_rs.validator_for(COMPOSE).validate({"services": {"x": {"imagine": "y"}}})


def test_what_the_compose_file_names_is_there(compose: dict[str, Any]) -> None:
    services = compose["services"]
    used = {name for one in services.values() for name in one["networks"]}
    assert used <= set(compose["networks"])
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).exists(), volume
    assert (DEPLOY / services["hall"]["build"]["context"] / services["hall"]["build"]["dockerfile"]).is_file()
    wanted = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    told = set(re.findall(r"^(\w+)=", (DEPLOY / "env.example").read_text(), re.MULTILINE))
    assert wanted == told


def test_the_hall_trusts_the_proxy_only_and_no_port_but_the_proxys_is_open(compose: dict[str, Any]) -> None:
    hall, caddy = compose["services"]["hall"], compose["services"]["caddy"]
    assert f"--forwarded-by={caddy['networks']['inside']['ipv4_address']}" in hall["command"]
    assert [name for name, service in compose["services"].items() if "ports" in service] == ["caddy"]
    assert "password" not in " ".join(hall["command"]).lower()
    assert compose["networks"]["inside"]["enable_ipv6"], "else all who come by IPv6 share one address"


def test_the_hall_understands_its_command(compose: dict[str, Any]) -> None:
    from gnomehall.cli import app

    for words in (
        compose["services"]["hall"]["command"],
        re.search(r"^CMD \[(.*)\]$", (DEPLOY / "Dockerfile").read_text(), re.MULTILINE)[1].replace('"', "").split(", "),  # type: ignore[index]  # it is there
        re.search(r"^ExecStart=\S+ (.*)$", (DEPLOY / "gnomehall.service").read_text(), re.MULTILINE)[1].split(),  # type: ignore[index]  # it is there
    ):
        command, bound, _ = app.parse_args([str(word) for word in words], exit_on_error=False, print_error=False)
        assert (command.__name__, bound.arguments["store"] != "") == ("serve", True)


def test_the_image_copies_what_is_there_and_is_not_run_by_root() -> None:
    text = (DEPLOY / "Dockerfile").read_text()
    for line in re.findall(r"^COPY (?!--from)(.*)$", text, re.MULTILINE):
        for source in line.split()[:-1]:
            assert (ROOT / source).exists(), source
    users = re.findall(r"^USER (.*)$", text, re.MULTILINE)
    assert users == ["gnomehall"]
    assert text.index("USER gnomehall") < text.index("ENTRYPOINT")


def test_what_is_asked_for_health_is_an_address_of_the_hall() -> None:
    paths = {endpoint.path for endpoint in ENDPOINTS}
    for file in ("Dockerfile", "Caddyfile"):
        asked = set(re.findall(r"/api/\w+", (DEPLOY / file).read_text()))
        assert asked
        assert asked <= paths


def test_the_units_are_good_and_shut_the_hall_in(tmp_path: Path) -> None:
    for name in UNITS:
        text = (DEPLOY / name).read_text()
        (tmp_path / name).write_text(text.replace("/opt/gnomehall/bin/gnomehall", sys.executable))
    hall = (DEPLOY / "gnomehall.service").read_text()
    for line in ("DynamicUser=yes", "ProtectSystem=strict", "NoNewPrivileges=yes", "StateDirectory=gnomehall"):
        assert f"\n{line}\n" in hall
    if shutil.which("systemd-analyze") is None:
        return  # docs/deploy.md says that systemd checks them only where it is
    files = [str(tmp_path / name) for name in UNITS]
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *files], capture_output=True, text=True, timeout=60, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")
    exposure = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", "--threshold=20", files[0]],
        capture_output=True, text=True, timeout=60, check=False)
    assert exposure.returncode == 0, exposure.stdout[-300:]
