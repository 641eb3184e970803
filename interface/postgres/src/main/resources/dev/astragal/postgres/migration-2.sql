CREATE INDEX match_by_change ON astragal.match (changed DESC, id);
CREATE INDEX match_by_game ON astragal.match (game, changed DESC);
