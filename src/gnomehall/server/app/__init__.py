"""The web application: HTTP, WebSocket, the page."""
