"""The text of the sign-in mail, in the requester's language."""

from infra.accounts.codes import CODE_SECONDS
from infra.ports.mail import Letter

SUBJECTS = {
    "zh-Hans": "落槌登录验证码 {code}",
    "zh-Hant": "落槌登入驗證碼 {code}",
    "en": "{code} is your Gavel code",
}
TEXTS = {
    "zh-Hans": """\
你的验证码是 {code}，{minutes} 分钟内有效，只能用一次。

请在刚才要验证码的页面上输入，不要告诉别人。
如果不是你本人操作，不用理会这封邮件。

落槌 · Gavel
""",
    "zh-Hant": """\
你的驗證碼是 {code}，{minutes} 分鐘內有效，只能使用一次。

請在剛才索取驗證碼的頁面輸入，不要告訴別人。
如果不是你本人操作，不必理會這封信。

落槌 · Gavel
""",
    "en": """\
Your code is {code}. It works once, within {minutes} minutes.

Type it into the page that asked for it, and tell nobody.
If you did not ask for it, do nothing; nobody can sign in without it.

Gavel · 落槌
""",
}


def code_letter(mail: str, code: str, language: str) -> Letter:
    """A language we do not write is English."""
    spoken = language if language in TEXTS else "en"
    said = {"code": code, "minutes": CODE_SECONDS // 60}
    return Letter(mail, SUBJECTS[spoken].format(**said), TEXTS[spoken].format(**said))
