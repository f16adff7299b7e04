"""`tools/page.py`: the page is built when its sources have changed, and only then."""

import gzip
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import node

ROOT = Path(__file__).parents[2]
SHELL = "/bin/sh"

pytestmark = pytest.mark.skipif(not Path(SHELL).exists(), reason="needs a shell")

NPM = f"""#!{SHELL}
PATH=/usr/bin:/bin
echo "$*" >>../npm-calls
case $* in
    ci*) font=node_modules/@fontsource/serif
        mkdir -p $font && echo OFL >$font/LICENSE ;;
    *build) page=../src/alhambra/server/page
        rm -rf $page && mkdir -p $page/assets && echo MIT >$page/licences.md
        echo small >$page/index.html && cat src/main.ts >$page/assets/main.js ;;
esac
"""


class Project:
    """A small project like this one, with a Node and an npm of which the test decides."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.page = root / "src" / "alhambra" / "server" / "page"
        for folder in ("tools", "bin", "web/src", "src/alhambra/locale/en", "src/alhambra/rules"):
            (root / folder).mkdir(parents=True)
        for file in ("tools/page.py", "tools/node.py", "constraints.txt"):
            shutil.copy(ROOT / file, root / file)
        (root / "web" / "package-lock.json").write_text("{}")
        (root / "web" / "src" / "main.ts").write_text("play();\n" * 1000)
        self.program("node", f"#!{SHELL}\necho v20.19.0\n")
        self.program("npm", NPM)

    def program(self, name: str, text: str) -> None:
        path = self.root / "bin" / name
        path.write_text(text)
        path.chmod(0o755)

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        # Python is without its packages, among which there might be a Node.
        return subprocess.run(
            [sys.executable, "-S", str(self.root / "tools" / "page.py"), *words],
            env={"PATH": str(self.root / "bin"), "PIP_NO_INDEX": "1"},
            capture_output=True,
            text=True,
            check=False,
        )

    def builds(self) -> list[str]:
        """The first word of every call of npm, in one run that succeeds."""
        calls = self.root / "npm-calls"
        calls.unlink(missing_ok=True)
        done = self.run()
        assert done.returncode == 0, done.stderr
        return (
            [line.split()[0] for line in calls.read_text().splitlines()] if calls.exists() else []
        )


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path / "a  b")


def test_the_page_is_built_once(project: Project) -> None:
    assert project.builds() == ["ci", "run"]
    assert project.builds() == []


@pytest.mark.parametrize(
    "source", ["web/src/new.ts", "web/index.html", "src/alhambra/locale/en/x.ftl", "tools/page.py"]
)
def test_a_changed_source_builds_the_page_anew(source: str, project: Project) -> None:
    project.builds()
    with (project.root / source).open("a") as file:
        file.write("\n")
    assert project.builds() == ["run"]


def test_another_lock_file_installs_the_packages_anew(project: Project) -> None:
    project.builds()
    (project.root / "web" / "package-lock.json").write_text("{ }")
    assert project.builds() == ["ci", "run"]


def test_what_belongs_to_no_page_changes_nothing(project: Project) -> None:
    project.builds()
    for file in ("web/node_modules/x.js", "web/src/.main.ts.swp", "src/alhambra/x.py"):
        (project.root / file).write_text("")
    assert project.builds() == []


def test_larger_files_have_a_smaller_copy(project: Project) -> None:
    project.builds()
    script = project.page / "assets" / "main.js"
    small = project.page / "assets" / "main.js.gz"
    assert gzip.decompress(small.read_bytes()) == script.read_bytes()
    assert small.stat().st_size < script.stat().st_size
    assert not (project.page / "index.html.gz").exists()


def test_the_licences_of_the_fonts_come_with_the_page(project: Project) -> None:
    project.builds()
    assert (project.page / "licences.md").read_text() == "MIT\n\n## serif\n\nOFL\n"


@pytest.mark.parametrize(
    ("failing", "sentence"),
    [("ci", "could not be installed; is the network there?"), ("run", "could not be built")],
)
def test_a_failure_is_told_and_tried_again(failing: str, sentence: str, project: Project) -> None:
    project.program("npm", f"{NPM}\n[ $1 != {failing} ] || {{ echo Alas.; exit 1; }}\n")
    done = project.run()
    assert (done.returncode, done.stdout) == (1, "")
    assert "Alas." in done.stderr
    assert sentence in done.stderr.splitlines()[-1]
    project.program("npm", NPM)
    assert "run" in project.builds()


def test_without_a_node_one_sentence_says_which_will_do(project: Project) -> None:
    project.program("node", f"#!{SHELL}\necho v18.20.0\n")
    (project.root / "constraints.txt").write_text(f"{node.WHEEL}==0.no.such.version")
    done = project.run()
    assert done.returncode == 1
    assert "Node 20.19, 22.12, 24 or newer" in done.stderr.splitlines()[-1]


def test_a_folder_that_the_tools_cannot_read_is_one_sentence(tmp_path: Path) -> None:
    done = Project(tmp_path / "no #1").run()
    assert (done.returncode, len(done.stderr.splitlines())) == (1, 1)
    assert "make terminal" in done.stderr


def test_npm_runs_among_the_sources(project: Project) -> None:
    assert project.run("npm", "test").returncode == 0
    assert (project.root / "npm-calls").read_text().splitlines()[-1] == "test"


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v24.0.0", "v26.1.0\n"])
def test_a_node_that_will_do(version: str) -> None:
    assert node.will_do(version)


@pytest.mark.parametrize("version", ["v18.20.8", "v20.18.3", "v21.7.3", "v22.11.0", "v23.5.0", ""])
def test_a_node_that_will_not_do(version: str) -> None:
    assert not node.will_do(version)
