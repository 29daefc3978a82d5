"""Adapters for AWS: DynamoDB, API Gateway's connections, Step Functions, S3, SES, CloudWatch."""
