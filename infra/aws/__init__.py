"""Gavel on AWS: DynamoDB, the gateway's connections, Step Functions, S3, SES."""
