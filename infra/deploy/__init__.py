"""Deployment to AWS and removal from it: `make deploy`, `make undeploy`."""
