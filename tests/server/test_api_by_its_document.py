"""The API keeps to its own document, whatever is sent: tried by schemathesis."""

import itertools
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from alhambra.server.app import routed_app
from alhambra.server.schema import openapi
from server.playing import Person
from server.serving import ServerProcess

_addresses = itertools.count()
SAMPLE = settings(
    max_examples=10, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)
ALL = settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
DOCUMENT = openapi(routed_app())
OPERATIONS = [(method, path) for path, methods in DOCUMENT["paths"].items() for method in methods]
api = schemathesis.openapi.from_dict(DOCUMENT)


@pytest.fixture(scope="session")
def cookies(shared_server: ServerProcess) -> dict[str, str]:
    ann = Person(shared_server, "Ann")
    with ann.open:
        return dict(ann.http.cookies)


def keep_to_the_document(case: Case[Any], server: ServerProcess, cookies: dict[str, str]) -> None:
    # Each request comes from an address of its own, as far as the server is told: otherwise
    # most of them would be too many.
    number = next(_addresses)
    headers = {"X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}
    case.call_and_validate(
        base_url=f"http://{server.host}",
        headers=headers,
        cookies=cookies,
        timeout=60,
        # Which bots and options there are, and what a table needs, no document can say.
        excluded_checks=[positive_data_acceptance],
    )


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
@SAMPLE
@given(data=st.data())
def test_it_keeps_to_its_document(
    data: st.DataObject,
    method: str,
    path: str,
    shared_server: ServerProcess,
    cookies: dict[str, str],
) -> None:
    """Whether what is sent is right or wrong."""
    operation = api[path][method]
    kinds = [operation.as_strategy(generation_mode=mode) for mode in GenerationMode]
    keep_to_the_document(data.draw(st.one_of(kinds)), shared_server, cookies)


# Made only where it runs: each process that looks for tests would take seconds to think of all that
# can be sent.
if settings.get_current_profile_name() != "same":

    @pytest.mark.long
    @api.parametrize()
    @ALL
    def test_it_keeps_to_its_document_for_long(
        case: Case[Any], shared_server: ServerProcess, cookies: dict[str, str]
    ) -> None:
        """Also at the bounds of everything that has bounds."""
        keep_to_the_document(case, shared_server, cookies)
