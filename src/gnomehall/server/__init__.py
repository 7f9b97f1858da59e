"""Tables by link: app, rooms, stores, and what goes over the wire."""
