"""Plain drawings of a table, for `render_mode="rgb_array"`."""
