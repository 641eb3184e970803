CREATE TABLE astragal.match (
  number  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id      text NOT NULL UNIQUE,
  key     uuid NOT NULL DEFAULT gen_random_uuid(),
  game    text NOT NULL,
  header  text NOT NULL,
  lines   bigint NOT NULL,
  epoch   bigint NOT NULL DEFAULT 1,
  holder  text NOT NULL,
  changed timestamptz NOT NULL DEFAULT clock_timestamp(),
  outcome text,
  about   text NOT NULL,
  words   text NOT NULL,
  sent    bigint NOT NULL DEFAULT 0
);

CREATE TABLE astragal.line (
  match    bigint NOT NULL REFERENCES astragal.match,
  position bigint NOT NULL,
  text     text NOT NULL,
  PRIMARY KEY (match, position)
);
