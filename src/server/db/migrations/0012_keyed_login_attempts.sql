-- Attempts to sign in are counted under keyed hashes of account and address from now on. Nobody can make those of the rows that stand
-- here, which name addresses; their counts end with them, an hour early at most.
delete from login_attempts;
