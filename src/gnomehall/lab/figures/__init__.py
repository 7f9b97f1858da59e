"""What the counted matches say: means, intervals, differences, bounds."""
