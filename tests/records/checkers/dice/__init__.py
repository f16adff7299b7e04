"""The Dice Game, checked a second time; Alcazaba shares its turns and rounds."""
