"""Hooks of MkDocs (mkdocs.yml): pages from outside docs/, the hall's fonts and colours, and no inline script.

The server's Content-Security-Policy forbids inline scripts, so each one becomes a file of its own."""

from __future__ import annotations

import gzip
import hashlib
import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from gnomehall.games import GAMES

ROOT = Path(__file__).parents[1]
PAGES = {
    "README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md",
    **{f"src/gnomehall/games/{game}/RULES.md": f"rules/{game}.md" for game in GAMES},
}
STYLES = ROOT / "web" / "src" / "styles"
COPIED = {
    "web/src/styles/tokens.css": "tokens.css",
    "web/public/door.svg": "door.svg",
}
PACKED = (".js", ".css", ".html", ".svg", ".json")  # compressed once here instead of by every server
FONT = re.compile(r'url\("(@fontsource[^"]*/([^"/]+))"\)')
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#\s]*)(#[^)]*)?\)")
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
LIST = re.compile(r"^(?![-|>#\d\s])(.+)\n(?=(?:-|1\.) )", re.MULTILINE)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages and files that do not lie in docs/."""
    fonts = (STYLES / "fonts.css").read_text(encoding="utf-8")
    letters = {f"web/node_modules/{path}": f"fonts/{name}" for path, name in FONT.findall(fonts)}
    for source, name in {**PAGES, **COPIED, **letters}.items():
        if not (ROOT / source).is_file():
            raise PluginError(f"{source} is missing: run make setup first")
        found = File.generated(config, name, abs_src_path=str(ROOT / source))
        files.append(found)
    files.append(File.generated(config, "fonts.css", content=FONT.sub(r'url("fonts/\2")', fonts)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links between files of the repository become links between pages; lists get the blank line they need."""
    here = page.file.src_uri
    source = next((path for path, name in PAGES.items() if name == here), f"docs/{here}")

    def link(found: re.Match[str]) -> str:
        picture, words, target, anchor = found[1], found[2], found[3], found[4] or ""
        if not target or "://" in target:
            return found[0]
        path = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
        name = PAGES.get(path) or path.removeprefix("docs/")
        if name == path:  # a file of the sources: not on this site
            return words
        return f"{picture}[{words}]({posixpath.relpath(name, posixpath.dirname(here) or '.')}{anchor})"

    parts = re.split(r"(^```.*?^```$)", markdown, flags=re.DOTALL | re.MULTILINE)
    return "".join(
        part if part.startswith("```") else LIST.sub(r"\1\n\n", LINK.sub(link, part)) for part in parts
    )


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Move inline scripts into files."""
    return _without_inline(output, page.file.dest_uri, Path(config.site_dir))


def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    """The page for what is not found, likewise."""
    if not template_name.endswith(".html"):
        return output_content
    return _without_inline(output_content, template_name, Path(config.site_dir))


def on_post_build(config: MkDocsConfig) -> None:
    """Compress, and leave out what no browser asks for."""
    site = Path(config.site_dir)
    for path in [*site.rglob("*.map"), *site.rglob("lunr/*.js"), site / "sitemap.xml", site / "sitemap.xml.gz"]:
        path.unlink(missing_ok=True)
    for path in list(site.rglob("*")):
        if path.suffix in PACKED:
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def _without_inline(html: str, name: str, site: Path) -> str:
    up = posixpath.relpath(".", posixpath.dirname(name) or ".")

    def move(found: re.Match[str]) -> str:
        text = found[1]
        file = f"assets/inline-{hashlib.sha256(text.encode()).hexdigest()[:12]}.js"
        (site / "assets").mkdir(parents=True, exist_ok=True)
        (site / file).write_text(text, encoding="utf-8")
        return f'<script src="{posixpath.normpath(posixpath.join(up, file))}"></script>'

    return INLINE.sub(move, html)
