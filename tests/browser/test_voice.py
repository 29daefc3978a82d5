"""Hold to talk, click to play, with a microphone that beeps (R-05, B-18, B-19, B-20)."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser import table
from tests.browser.axe import must_look_well
from tests.browser.chromium import ELSEWHERE, launched
from tests.browser.conftest import Newcomer
from tests.browser.screen import PHONE, Screen, opened

pytestmark = pytest.mark.browser
SPOKEN_MS = 1_200
KEEP_PLAYED = """
const play = HTMLMediaElement.prototype.play
HTMLMediaElement.prototype.play = function () { window.played = this; return play.call(this) }
"""


def chatting(screen: Screen, code: str, name: str) -> Screen:
    screen.page.add_init_script(KEEP_PLAYED)
    table.enter(screen, code, name)
    screen.press("room.chat")
    expect(microphone(screen)).to_be_visible()
    return screen


def new_room(newcomer: Newcomer, base: str) -> tuple[Screen, str]:
    host = newcomer(base, "en")
    host.page.add_init_script(KEEP_PLAYED)
    table.come_home(host, "Ann")
    code = table.open_room(host)
    host.press("room.chat")
    expect(microphone(host)).to_be_visible()
    return host, code


def microphone(screen: Screen) -> Locator:
    hold, stop = screen.words.like("voice.hold"), screen.words.like("voice.stop")
    return screen.named("button", hold).or_(screen.named("button", stop))


def clips(screen: Screen) -> Locator:
    return screen.named("button", screen.words.like("voice.play"))


def told(screen: Screen, key: str) -> None:
    expect(screen.page.get_by_text(screen.words.say(key))).to_be_visible()


def take_hold(screen: Screen) -> None:
    microphone(screen).hover()
    screen.page.mouse.down()
    expect(screen.page.get_by_role("timer", name=screen.words.like("voice.left"))).to_be_visible()


def speak(screen: Screen) -> None:
    take_hold(screen)
    screen.page.wait_for_timeout(SPOKEN_MS)
    screen.page.mouse.up()


def test_one_holds_and_the_other_hears(newcomer: Newcomer, base: str) -> None:
    """R-05, with what this browser records as; what is heard takes its time."""
    ann, code = new_room(newcomer, base)
    bob = chatting(newcomer(base, "zh-Hans", PHONE), code, "Bob")

    speak(ann)

    expect(clips(ann)).to_have_count(1)
    expect(clips(bob)).to_have_count(1)
    must_look_well(bob, "a chat with a voice")
    clips(bob).click()
    bob.page.wait_for_function("() => window.played?.currentTime > 0.3")
    assert bob.page.evaluate("window.played.error") is None
    expect(bob.button("voice.stop-playing")).to_be_visible()
    bob.page.wait_for_function("() => window.played.ended")
    expect(clips(bob)).to_be_visible()


def test_one_is_played_at_a_time_and_can_be_stopped(newcomer: Newcomer, base: str) -> None:
    ann, _ = new_room(newcomer, base)
    for spoken in (1, 2):
        speak(ann)
        expect(clips(ann)).to_have_count(spoken)

    for clip in (0, 0):
        clips(ann).nth(clip).click()
        ann.page.wait_for_function(
            "() => window.played?.currentTime > 0.1 && !window.played.paused"
        )
        expect(ann.button("voice.stop-playing")).to_have_count(1)
    ann.press("voice.stop-playing")
    expect(clips(ann)).to_have_count(2)
    assert ann.page.evaluate("window.played.paused")


def test_who_slides_away_has_said_nothing(newcomer: Newcomer, base: str) -> None:
    ann, code = new_room(newcomer, base)
    bob = chatting(newcomer(base, "en", PHONE), code, "Bob")

    take_hold(ann)
    ann.page.mouse.move(300, 300)
    told(ann, "voice.away")
    ann.page.mouse.up()
    told(ann, "voice.cancelled")

    take_hold(ann)
    ann.page.keyboard.press("Escape")
    told(ann, "voice.cancelled")
    ann.page.mouse.up()
    expect(ann.sheet("room.chat")).to_be_visible()

    expect(clips(ann)).to_have_count(0)
    expect(clips(bob)).to_have_count(0)


def test_a_touch_that_is_too_short_is_told_what_to_do(newcomer: Newcomer, base: str) -> None:
    ann, _ = new_room(newcomer, base)
    microphone(ann).click()
    told(ann, "voice.too-short")
    expect(clips(ann)).to_have_count(0)


def test_a_finger_holds_and_slides(newcomer: Newcomer, base: str) -> None:
    """R-08: on a phone, where a long touch would scroll, select or open a menu."""
    phone = newcomer(base, "en", PHONE, has_touch=True, is_mobile=True)
    table.come_home(phone, "Ann")
    table.open_room(phone)
    phone.press("room.chat")
    microphone(phone).hover()
    box = microphone(phone).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = phone.page.context.new_cdp_session(phone.page)

    def touch(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", (x, y))
    told(phone, "voice.recording.pointer")
    for step in range(1, 9):
        touch("touchMove", (x - 20 * step, y - 20 * step))
    told(phone, "voice.away")
    touch("touchEnd")
    told(phone, "voice.cancelled")

    touch("touchStart", (x, y))
    told(phone, "voice.recording.pointer")
    phone.page.wait_for_timeout(SPOKEN_MS)
    touch("touchEnd")
    expect(clips(phone)).to_have_count(1)


@pytest.mark.parametrize("key", ["Space", "Enter"])
def test_a_key_is_held_as_well(newcomer: Newcomer, base: str, key: str) -> None:
    """B-18."""
    ann, _ = new_room(newcomer, base)
    microphone(ann).focus()
    ann.page.keyboard.down(key)
    told(ann, "voice.recording.key")
    must_look_well(ann, "a voice being recorded")
    ann.page.wait_for_timeout(SPOKEN_MS)
    ann.page.keyboard.up(key)
    expect(clips(ann)).to_have_count(1)


def test_who_can_only_click_begins_and_ends_with_a_click(newcomer: Newcomer, base: str) -> None:
    """B-18: as screen readers click, without a press before."""
    ann, _ = new_room(newcomer, base)
    microphone(ann).evaluate("button => button.click()")
    told(ann, "voice.recording.click")
    ann.page.wait_for_timeout(SPOKEN_MS)
    microphone(ann).evaluate("button => button.click()")
    expect(clips(ann)).to_have_count(1)


def test_a_refused_microphone_is_said_in_words(browser: Browser, base: str) -> None:
    with launched(browser.browser_type, "--use-fake-ui-for-media-stream=deny") as denying:
        ann = opened(denying, base, "en", PHONE)
        table.come_home(ann, "Ann")
        table.open_room(ann)
        ann.press("room.chat")
        microphone(ann).click()
        told(ann, "voice.no.refused")
        must_look_well(ann, "no microphone")
        assert ann.faults == []


def test_an_insecure_page_says_where_the_microphone_opens(newcomer: Newcomer, base: str) -> None:
    """As friends on the same network see it, who come by http."""
    bob = newcomer(base.replace("127.0.0.1", ELSEWHERE), "en", PHONE)
    table.come_home(bob, "Bob")
    table.open_room(bob)
    bob.press("room.chat")
    microphone(bob).click()
    told(bob, "voice.no.insecure")
    must_look_well(bob, "an insecure page")


def test_a_hidden_person_is_not_heard_and_a_muted_one_has_no_microphone(
    newcomer: Newcomer, base: str
) -> None:
    """B-20."""
    ann, code = new_room(newcomer, base)
    bob = chatting(newcomer(base, "en", PHONE), code, "Bob")
    speak(bob)
    expect(clips(ann)).to_have_count(1)

    table.close(ann, ann.sheet("room.chat"))
    ann.press("room.people")
    ann.touch(ann.sheet("room.people").get_by_role("button", name=ann.words.say("room.hide")))
    ann.touch(ann.sheet("room.people").get_by_role("button", name=ann.words.say("room.mute")))
    table.close(ann, ann.sheet("room.people"))
    ann.press("room.chat")

    told(ann, "room.chat-hidden")
    expect(clips(ann)).to_have_count(0)
    told(bob, "room.chat-muted")
    expect(microphone(bob)).to_have_count(0)
