#!/usr/bin/python3
"""A window of WebKitGTK that WebKitWebDriver drives, with a profile on the disk.

The MiniBrowser of WebKitGTK forgets everything at its end when it is driven, so that nothing could be said of a
restart. Its argument is JSON: profile, width, height, proxy, firstScript.
"""

import json
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

order = json.loads(sys.argv[1])

manager = WebKit2.WebsiteDataManager(
    base_data_directory=order["profile"] + "/data",
    base_cache_directory=order["profile"] + "/cache",
)
manager.set_network_proxy_settings(
    WebKit2.NetworkProxyMode.CUSTOM,
    WebKit2.NetworkProxySettings.new(order["proxy"], ["127.0.0.1"]),
)
context = WebKit2.WebContext.new_with_website_data_manager(manager)
context.set_automation_allowed(True)

content = WebKit2.UserContentManager()
content.add_script(
    WebKit2.UserScript(
        order["firstScript"],
        WebKit2.UserContentInjectedFrames.TOP_FRAME,
        WebKit2.UserScriptInjectionTime.START,
        None,
        None,
    )
)


def open_window(_session):
    view = WebKit2.WebView(
        web_context=context,
        user_content_manager=content,
        is_controlled_by_automation=True,
    )
    window = Gtk.Window(default_width=order["width"], default_height=order["height"])
    window.add(view)
    window.connect("destroy", Gtk.main_quit)
    window.show_all()
    return view


def start(_context, session):
    session.connect("create-web-view", open_window)


context.connect("automation-started", start)
Gtk.main()
