"""The games as environments: PettingZoo, Gymnasium (one match, or thousands at once), OpenSpiel."""
