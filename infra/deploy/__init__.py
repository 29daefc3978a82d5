"""From a folder to a working address on AWS and back: `make deploy`, `make undeploy`."""
