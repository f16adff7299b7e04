"""Club nights: tournaments of people at several tables, in rounds."""
