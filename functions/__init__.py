"""One file for each Lambda: unwrap the event, call, wrap the answer."""

from infra.starting import begin

begin()
