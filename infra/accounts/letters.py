"""The mails we send, in every language the page speaks."""

from msgspec import Struct

from infra.accounts.codes import CODE_SECONDS
from infra.ports.mail import Letter

OTHERWISE = "en"
"""For a language that no page of ours speaks."""


class Wording(Struct, frozen=True):
    """`{code}` and `{minutes}` are filled in."""

    subject: str
    text: str


SIGN_IN_CODE = {
    "zh-Hans": Wording(
        "落槌登录验证码 {code}",
        """\
你的验证码是 {code}，{minutes} 分钟内有效，只能用一次。

请在刚才要验证码的页面上输入，不要告诉别人。
如果不是你本人操作，不用理会这封邮件。

落槌 · Gavel
""",
    ),
    "zh-Hant": Wording(
        "落槌登入驗證碼 {code}",
        """\
你的驗證碼是 {code}，{minutes} 分鐘內有效，只能使用一次。

請在剛才索取驗證碼的頁面輸入，不要告訴別人。
如果不是你本人操作，不必理會這封信。

落槌 · Gavel
""",
    ),
    "en": Wording(
        "{code} is your Gavel code",
        """\
Your code is {code}. It works once, within {minutes} minutes.

Type it into the page that asked for it, and tell nobody.
If you did not ask for it, do nothing; nobody can sign in without it.

Gavel · 落槌
""",
    ),
}


def code_letter(mail: str, code: str, language: str) -> Letter:
    """The mail with a sign-in code."""
    wording = SIGN_IN_CODE.get(language, SIGN_IN_CODE[OTHERWISE])
    filled = {"code": code, "minutes": CODE_SECONDS // 60}
    return Letter(mail, wording.subject.format(**filled), wording.text.format(**filled))
