"""The page is light: it opens at once on a phone, far from the server."""

from playwright.sync_api import Response

from web.conftest import Sit

LIMIT = 250_000
"""In bytes, as they travel, until the first game is shown."""


def test_what_is_loaded_for_a_first_game_is_small(sit: Sit) -> None:
    person = sit("phone")
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    person.page.on("response", note)
    person.play_now()
    person.page.wait_for_load_state("networkidle")
    weights = {answer.url.rsplit("/", 1)[-1]: _weight(answer) for answer in answers}
    assert any(name.startswith("PalaceTable") for name in weights)
    heaviest = sorted(weights, key=lambda name: -weights[name])[:5]
    named = ", ".join(f"{name} {weights[name] / 1000:.0f} KB" for name in heaviest)
    total = sum(weights.values())
    assert total <= LIMIT, (
        f"A first game loads {total / 1000:.0f} KB, more than {LIMIT / 1000:.0f} KB;"
        f" the heaviest files are {named}."
    )


def _weight(answer: Response) -> int:
    sizes = answer.request.sizes()
    return sizes["responseHeadersSize"] + sizes["responseBodySize"]
