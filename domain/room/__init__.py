"""The room behind a link: people, six chairs, a host, and one table after another."""
