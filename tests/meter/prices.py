"""What AWS asks for, and how long its calls take. To be checked against the pages named here.

List prices of us-east-1 on demand, in dollars without tax, as the public price pages had them in
November 2026 to our knowledge; no free tier is taken off (for a few evenings a month it covers
almost all of it). Each item: what one of it costs.
"""

MILLION = 1_000_000
GB = 1_000_000_000

PRICES = {
    # aws.amazon.com/api-gateway/pricing, WebSocket: up to 1 billion a month; each 32 KB is one.
    "message": 1.00 / MILLION,
    "connection minute": 0.25 / MILLION,
    # the same page, HTTP APIs: up to 300 million a month; each 512 KB is one.
    "http request": 1.00 / MILLION,
    # aws.amazon.com/lambda/pricing: requests; duration on Arm, first tier.
    "lambda request": 0.20 / MILLION,
    "lambda GB-s": 0.0000133334,
    # aws.amazon.com/dynamodb/pricing/on-demand, standard table class.
    "write unit": 0.625 / MILLION,
    "read unit": 0.125 / MILLION,
    # the same page: storage and point-in-time recovery, for a month.
    "byte kept a month": (0.25 + 0.20) / GB,
    # aws.amazon.com/step-functions/pricing: Standard; Express requests and its first tier.
    "transition": 25.00 / MILLION,
    "express request": 1.00 / MILLION,
    "express GB-s": 0.00001667,
    # aws.amazon.com/cloudwatch/pricing: logs taken in, standard class.
    "log byte": 0.50 / GB,
    # aws.amazon.com/s3/pricing: PUT and GET, standard class.
    "s3 put": 5.00 / MILLION,
    "s3 get": 0.40 / MILLION,
    # aws.amazon.com/kms/pricing: requests of symmetric keys, here to decrypt a parameter.
    "key request": 3.00 / MILLION,
    # aws.amazon.com/cloudfront/pricing, pay as you go: HTTPS requests; out to America, Europe.
    "page request": 1.00 / MILLION,
    "byte sent": 0.085 / GB,
    # aws.amazon.com/xray/pricing: traces recorded.
    "trace": 5.00 / MILLION,
}

MESSAGE_STEP = 32 * 1024
WRITE_STEP = 1024
READ_STEP = 4096
LOG_EVENT_BYTES = 26
"""What CloudWatch Logs adds to every line."""

EXPRESS_GB = 64 / 1024
EXPRESS_SECONDS = 300
"""Memory is billed in 64 MB, which is more than ours takes; no execution lasts longer."""

VCPU_MB = 1769
"""Memory for which Lambda gives one whole processor; less gives its share (its documentation)."""

WAITS_MS = {"get": 5, "query": 5, "write": 7, "post": 12, "start": 30, "file": 30, "keys": 30}
"""How long a call is waited for. DynamoDB: "single-digit milliseconds" by its documentation.

The others are assumptions: AWS says nothing of PostToConnection, StartExecution, small files and
parameters. Messages go out all at once.
"""
