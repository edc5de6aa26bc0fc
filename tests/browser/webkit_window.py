#!/usr/bin/python3
"""A bare WebKit window for its driver: of any size, nothing moves, and it keeps what is saved in SETU_DOWNLOADS.

It runs with the system's Python, which has GTK. What the console says goes to the standard output.
"""

import os
from pathlib import Path
from typing import Any

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

WIDTH, HEIGHT = (int(number) for number in os.environ["SETU_WINDOW"].split("x"))
DOWNLOADS = Path(os.environ["SETU_DOWNLOADS"])


def open_window(context: WebKit2.WebContext) -> WebKit2.WebView:
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    settings.set_enable_webgl(True)
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(WIDTH, HEIGHT)
    window.add(view)
    window.show_all()
    return view


def save(download: WebKit2.Download, name: str) -> bool:
    download.set_destination((DOWNLOADS / name).as_uri())
    return True


def begin(context: WebKit2.WebContext, session: Any) -> None:
    about = WebKit2.ApplicationInfo()
    about.set_name("webkit_window")
    session.set_application_info(about)
    session.connect("create-web-view", lambda _: open_window(context))


Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
CONTEXT = WebKit2.WebContext.new_with_website_data_manager(WebKit2.WebsiteDataManager.new_ephemeral())
CONTEXT.set_automation_allowed(True)
CONTEXT.set_preferred_languages(["en-GB"])
CONTEXT.connect("automation-started", begin)
CONTEXT.connect("download-started", lambda _, download: download.connect("decide-destination", save))
Gtk.main()
