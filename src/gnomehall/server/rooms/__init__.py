"""Live tables and the people around them."""
