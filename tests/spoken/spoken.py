#!/usr/bin/env python3
"""Drives the built site with a real screen reader (Orca), real keys and a visible browser, and tells what was spoken.

README.md beside this file has the steps. Needs Debian's orca, at-spi2-core, python3-pyatspi, xdotool, openbox, xvfb,
dbus-daemon, libglib2.0-bin, gir1.2-wnck-3.0, and chromium or firefox-esr.
"""
import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

FOLDER = os.environ.get('SPOKEN_DIR') or os.path.join(tempfile.gettempdir(), f'spoken-{os.getuid()}')
STATE = os.path.join(FOLDER, 'state.json')
LOG = os.path.join(FOLDER, 'orca.log')

# Lines of Orca's debug file: what is given to be spoken, the language of it, and the time in front of any line.
SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)'(?: voice=\w+)?(?: ?\{.*)?$")
LANGUAGE = re.compile(r"voice requested with language='(\w*)'")
CLOCK = re.compile(r'^(\d\d):(\d\d):(\d\d[.:]\d+)')

# Where the visitor is at home: the site tells times there, too.
VISITORS_ZONE = 'America/Chicago'

FIREFOX = {
    'accessibility.force_disabled': -1,
    'browser.aboutwelcome.enabled': False,
    'browser.shell.checkDefaultBrowser': False,
    'browser.startup.homepage_override.mstone': 'ignore',
    'browser.urlbar.autoFill': False,
    'browser.urlbar.maxRichResults': 0,
    'browser.urlbar.suggest.searches': False,
    'browser.download.alwaysOpenPanel': False,
    'datareporting.policy.dataSubmissionEnabled': False,
    'media.autoplay.default': 0,
    'network.protocol-handler.external.mailto': False,
    'places.history.enabled': False,
    'termsofuse.acceptedVersion': 999,
}
# Without a history no link is a visited one, and the address bar proposes nothing.
CHROMIUM = [
    '--incognito', '--force-renderer-accessibility', '--no-sandbox', '--no-first-run', '--no-default-browser-check', '--disable-gpu',
    '--disable-sync', '--password-store=basic', '--lang=en-US', '--window-position=0,0',
    '--disable-features=Translate',
]


def spawn(command, env, name):
    output = open(os.path.join(FOLDER, f'{name}.out'), 'ab')
    return subprocess.Popen(command, env=env, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                            start_new_session=True).pid


def until(holds, seconds):
    """True as soon as `holds()` is, False if it was not for so many seconds."""
    end = time.time() + seconds
    while time.time() < end:
        if holds():
            return True
        time.sleep(0.1)
    return False


def start_display(width, height):
    """A screen that nobody sees. Returns the process and the name of the display."""
    reader, writer = os.pipe()
    process = subprocess.Popen(
        ['Xvfb', '-displayfd', str(writer), '-screen', '0', f'{max(1280, width)}x{max(900, height)}x24', '-nolisten', 'tcp'],
        pass_fds=[writer], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        start_new_session=True)
    os.close(writer)
    return process.pid, ':' + os.read(reader, 16).decode().strip()


def start_bus(env):
    """The two buses on which browser and screen reader talk. Returns their processes; adds the address to `env`."""
    bus = subprocess.Popen(['dbus-daemon', '--session', '--nofork', '--print-address=1'], env=env,
                           stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                           start_new_session=True)
    env['DBUS_SESSION_BUS_ADDRESS'] = bus.stdout.readline().strip()
    launcher = spawn(['/usr/libexec/at-spi-bus-launcher', '--launch-immediately'], env, 'at-spi')

    def switch_on(name):
        return subprocess.run(
            ['gdbus', 'call', '--session', '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus', '--method',
             'org.freedesktop.DBus.Properties.Set', 'org.a11y.Status', name, '<true>'],
            env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode == 0

    for name in ('IsEnabled', 'ScreenReaderEnabled'):
        if not until(lambda: switch_on(name), 20):
            sys.exit('The accessibility bus does not answer.')
    return [bus.pid, launcher]


def start_orca(env, home, settings):
    folder = os.path.join(home, '.local/share/orca')
    os.makedirs(folder)
    with open(os.path.join(folder, 'user-settings.conf'), 'w') as file:
        json.dump({'general': settings, 'profiles': {'default': {'profile': ['Default', 'default']}},
                   'pronunciations': {}, 'keybindings': {}}, file)
    # Orca buffers its debug file: a screen reader that is heard late cannot be talked with.
    with open(os.path.join(folder, 'orca-customizations.py'), 'w') as file:
        file.write('from orca import debug\ndebug.debugFile.reconfigure(line_buffering=True)\n')
    # Orca asks pgrep for others of its kind, whatever display they serve, and then does not start. Here it finds none,
    # so that two browsers are heard side by side.
    programs = os.path.join(FOLDER, 'bin')
    os.makedirs(programs, exist_ok=True)
    with open(os.path.join(programs, 'pgrep'), 'w') as file:
        file.write('#!/bin/sh\nexit 1\n')
    os.chmod(file.name, 0o755)
    open(LOG, 'w').close()
    own = {**env, 'PATH': programs + ':' + env['PATH']}
    pid = spawn(['orca', '--debug-file', LOG, '-d', 'braille'], own, 'orca')

    def speaks():
        with open(LOG, errors='replace') as file:
            return 'SPEECH OUTPUT' in file.read()

    if not until(speaks, 60):
        sys.exit(f'Orca says nothing; {FOLDER}/orca.out may tell why.')
    return pid


def browser_command(browser, width, height, url):
    profile = os.path.join(FOLDER, 'profile')
    os.makedirs(profile)
    if browser == 'chromium':
        return [os.environ.get('SPOKEN_CHROMIUM', 'chromium'), *CHROMIUM, f'--user-data-dir={profile}',
                f'--window-size={width},{height}', url]
    with open(os.path.join(profile, 'user.js'), 'w') as file:
        for name, value in FIREFOX.items():
            file.write(f'user_pref({json.dumps(name)}, {json.dumps(value)});\n')
    program = os.environ.get('SPOKEN_FIREFOX') or shutil.which('firefox-esr') or 'firefox'
    return [program, '--no-remote', '--profile', profile, '--width', str(width), '--height', str(height), url]


def start(browser, size, url, settings):
    """Starts a display, the buses, Orca and a browser, and notes them in the folder."""
    if os.path.exists(STATE):
        sys.exit(f'A session is running (or died): stop it first. {STATE}')
    for leftover in ('home', 'profile', 'run'):
        shutil.rmtree(os.path.join(FOLDER, leftover), ignore_errors=True)
    home = os.path.join(FOLDER, 'home')
    run = os.path.join(FOLDER, 'run')
    os.makedirs(home)
    os.makedirs(run, 0o700)
    width, height = (int(side) for side in size.split('x'))
    pids = []

    def note(env, *new):
        pids.extend(new)
        kept = ('DISPLAY', 'HOME', 'XDG_RUNTIME_DIR', 'DBUS_SESSION_BUS_ADDRESS')
        with open(STATE, 'w') as file:
            json.dump({'pids': pids, 'size': size, 'env': {name: env.get(name, '') for name in kept},
                       'base': '/'.join(url.split('/')[:3])}, file)

    screen, display = start_display(width, height)
    env = {**os.environ, 'PYTHONUNBUFFERED': '1', 'DISPLAY': display, 'HOME': home, 'XDG_RUNTIME_DIR': run,
           'LANG': 'en_US.UTF-8', 'LC_ALL': 'C.UTF-8', 'LANGUAGE': 'en_US', 'GTK_MODULES': 'gail:atk-bridge',
           'GNOME_ACCESSIBILITY': '1', 'ACCESSIBILITY_ENABLED': '1', 'NO_AT_BRIDGE': '0'}
    for name in ('XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'WAYLAND_DISPLAY'):
        env.pop(name, None)
    note(env, screen)
    note(env, *start_bus(env))
    # A window manager takes keys for itself, among them those that a screen reader reads tables with.
    plain = os.path.join(FOLDER, 'openbox.xml')
    with open(plain, 'w') as file:
        file.write('<openbox_config xmlns="http://openbox.org/3.4/rc"><desktops><number>1</number></desktops>'
                   '<keyboard/></openbox_config>')
    note(env, spawn(['openbox', '--config-file', plain], env, 'openbox'))
    note(env, start_orca(env, home, settings))
    note(env, spawn(browser_command(browser, width, height, url), {**env, 'TZ': VISITORS_ZONE}, browser))


def stop():
    if not os.path.exists(STATE):
        return
    with open(STATE) as file:
        pids = json.load(file)['pids']
    for pid in reversed(pids):
        try:
            os.killpg(pid, signal.SIGTERM)
        except ProcessLookupError:
            pass
    os.remove(STATE)


def seconds_of(line):
    """The seconds since midnight at the start of a line of Orca's debug file."""
    match = CLOCK.match(line)
    return match and int(match[1]) * 3600 + int(match[2]) * 60 + float(match[3].replace(':', '.'))


class Ear:
    """Reads what Orca has spoken since the last look."""

    def __init__(self, file):
        self.file = file
        self.file.seek(0, os.SEEK_END)
        self.rest = ''
        self.language = ''
        self.worked = time.time()

    def news(self):
        new = self.file.read()
        if new:
            self.worked = time.time()
        *lines, self.rest = (self.rest + new).split('\n')
        heard = []
        for line in lines:
            language = LANGUAGE.search(line)
            if language:
                self.language = '' if language[1] in ('None', 'en') else language[1]
            match = SPOKEN.search(line)
            if match and match[1].strip():
                heard.append({'at': seconds_of(line), 'text': match[1].strip(), 'language': self.language})
        return heard

    def is_busy(self, quiet):
        """Whether Orca has done anything for so many seconds."""
        return time.time() - self.worked < quiet

    def listen(self, quiet, longest=15):
        """Everything spoken until nothing new has come for `quiet` seconds, at first for a second more, and until Orca
        has nothing left to do: on a busy machine it is late, not silent."""
        heard = []
        began = last = time.time()
        while time.time() - began < longest:
            new = self.news()
            if new:
                heard += new
                last = time.time()
            silent = time.time() - last
            if silent > (quiet if heard else quiet + 1) and time.time() - self.worked > min(quiet, 0.5):
                break
            time.sleep(0.05)
        return heard


class Session:
    """A running browser and screen reader, which take steps."""

    def __init__(self):
        with open(STATE) as file:
            state = json.load(file)
        self.env = {**os.environ, **state['env']}
        self.base = state['base']
        self.size = state['size']
        self.ear = Ear(open(LOG, errors='replace'))
        self.quiet = 1.2
        self.began = 0.0

    def x(self, *command):
        subprocess.run(['xdotool', *command], env=self.env, check=True, stdout=subprocess.DEVNULL)

    def take(self, step, words=()):
        """Takes one step, and listens until the words are spoken, too, if there are any, for some seconds. Returns what
        was heard: lines, each with its time, text and language. Throws `Unheard`."""
        now = time.localtime()
        self.began = now.tm_hour * 3600 + now.tm_min * 60 + now.tm_sec + time.time() % 1
        verb, _, rest = step.partition(' ')
        if verb not in VERBS:
            sys.exit(f'What is “{verb}”?')
        heard = VERBS[verb](self, rest) or []

        def is_told():
            told = ' '.join(' '.join(line['text'].split()) for line in heard)
            return all(one in told for one in words)

        end = time.time() + 12
        while not is_told() and time.time() < end:
            heard += self.ear.listen(0.3, 1)
        return heard

    def go(self, path):
        """Opens an address as a person does, in the address bar, and waits until Orca has told of the page."""
        # What is still being said of the page before.
        self.ear.listen(0.6, 6)
        for _ in range(3):
            self.x('key', 'ctrl+l')
            bar = []
            until(lambda: bar.extend(self.ear.news()) or any('ddress' in line['text'] for line in bar), 8)
            self.ear.listen(0.1, 0.4)
            self.x('type', '--delay', '6', path if '://' in path else self.base + path)
            # What the browser proposes to complete it with is marked, and goes.
            self.x('key', 'Delete')
            self.ear.listen(0.1, 0.5)
            self.x('key', 'Return')
            heard = []

            def is_open():
                heard.extend(self.ear.listen(0.1, 0.3))
                return any(line['text'].startswith('Page has') for line in heard)

            if until(is_open, 12):
                break
        heard += self.ear.listen(1.2, 5)
        # What was still said of the page before and of the address bar.
        titles = [at for at, line in enumerate(heard) if line['text'].endswith('document web.')]
        loads = [at for at, line in enumerate(heard) if line['text'].startswith('Loading.')]
        starts = titles or loads
        return heard[starts[-1]:] if starts else heard

    def press(self, key):
        self.x('key', key)

    def key(self, keys):
        """Presses all keys, then listens."""
        for key in keys.split():
            key, _, times = key.partition('*')
            for _ in range(int(times or 1)):
                self.press(key)
                time.sleep(0.15)
        return self.ear.listen(self.quiet)

    def keep_pressing(self, rest):
        """`until KEY WORDS`: presses a key until the words are heard."""
        key, _, words = rest.partition(' ')
        for _ in range(80):
            self.press(key)
            heard = []

            def is_heard():
                heard.extend(self.ear.news())
                return any(words in line['text'] for line in heard)

            until(lambda: is_heard() or heard, 2)
            # The rest of what one press makes Orca say: pressed again too early, it would be passed by.
            end = time.time() + 3
            while not is_heard() and time.time() < end and self.ear.is_busy(0.25):
                time.sleep(0.03)
            if is_heard():
                return heard + self.ear.listen(0.8)
        raise Unheard(words)

    def orca(self, keys):
        """Keys together with the Orca key."""
        for key in keys.split():
            self.x('keydown', 'Insert')
            time.sleep(0.05)
            self.press(key)
            time.sleep(0.05)
            self.x('keyup', 'Insert')
        return self.ear.listen(self.quiet)

    def type(self, text):
        self.x('type', '--delay', '90', text)
        return self.ear.listen(self.quiet)

    def wait(self, seconds):
        """Listens for so long, whatever is heard."""
        end = time.time() + float(seconds)
        heard = []
        while time.time() < end:
            heard += self.ear.news()
            time.sleep(0.05)
        return heard + self.ear.listen(0.3)

    def set_quiet(self, seconds):
        self.quiet = float(seconds)

    def resize(self, size):
        width, _, height = size.partition('x')
        if size == self.size:
            return
        self.size = size
        self.x('getactivewindow', 'windowsize', width, height)
        self.ear.listen(0.5, 4)

    def shot(self, file):
        subprocess.run(['import', '-window', 'root', file], env=self.env, check=True)


VERBS = {
    'go': Session.go, 'key': Session.key, 'until': Session.keep_pressing, 'orca': Session.orca, 'type': Session.type,
    'wait': Session.wait, 'quiet': Session.set_quiet, 'size': Session.resize, 'shot': Session.shot,
}


class Unheard(Exception):
    """Words that a step waited for and that were not heard."""


def show(session, heard, most=40):
    for line in heard[:most]:
        at = '' if line['at'] is None else f"{line['at'] - session.began:5.1f} s  "
        print(f"    {at}{line['text']}" + (f"   [language: {line['language']}]" if line['language'] else ''))
    if len(heard) > most:
        print(f'    … and {len(heard) - most} lines more')
    if not heard:
        print('    (silence)')
    sys.stdout.flush()


def do(steps):
    """Takes steps and prints what was heard, for a person."""
    session = Session()
    for step in steps:
        print(f'> {step}')
        try:
            show(session, session.take(step))
        except Unheard as words:
            print(f'    never heard: {words}')


def answer():
    """Takes a step for each line of the input, and answers each with a line of JSON, for a program. Words to listen for
    follow the step after tabs."""
    session = Session()
    said = []
    until(lambda: said.extend(session.ear.news()) or any('Page has' in line['text'] for line in said), 60)
    session.ear.listen(1.5, 10)
    print(json.dumps({'ready': True}), flush=True)
    for line in sys.stdin:
        try:
            step, *words = line.strip().split('\t')
            print(json.dumps({'heard': session.take(step, words)}), flush=True)
        except Unheard as words:
            print(json.dumps({'heard': [], 'unheard': str(words)}), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest='command', required=True)
    for name in ('start', 'play', 'answer'):
        command = commands.add_parser(name)
        command.add_argument('--browser', choices=('chromium', 'firefox'), default='chromium')
        command.add_argument('--size', default='1280x900')
        command.add_argument('--say-all', action='store_true', help='let Orca read each page on load, as it does by default')
        command.add_argument('--key-echo', action='store_true', help='let Orca speak each key, as it does by default')
        if name == 'play':
            command.add_argument('script')
        command.add_argument('url', nargs='?', default='http://localhost:4321/')
    commands.add_parser('do').add_argument('steps', nargs='+')
    commands.add_parser('stop')
    given = parser.parse_args()
    os.makedirs(FOLDER, exist_ok=True)
    # Ended from outside, the session still takes down what it started.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    if given.command == 'do':
        return do(given.steps)
    if given.command == 'stop':
        return stop()
    settings = {'speechServerFactory': '', 'sayAllOnLoad': given.say_all, 'enableKeyEcho': given.key_echo}
    try:
        start(given.browser, given.size, given.url, settings)
        if given.command == 'start':
            session = Session()
            session.began = seconds_of(time.strftime('%H:%M:%S.0'))
            return show(session, session.ear.listen(4, 25), 8)
        if given.command == 'play':
            with open(given.script) as file:
                return do([line.strip() for line in file if line.strip() and not line.startswith('#')])
        answer()
    finally:
        if given.command != 'start':
            stop()


if __name__ == '__main__':
    main()
