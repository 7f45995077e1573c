-- A vote that is on, so that everybody at the table can be asked whatever node they are at; and the table where the same
-- people play again.

ALTER TABLE tables ADD COLUMN poll TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN next TEXT NOT NULL DEFAULT '';
