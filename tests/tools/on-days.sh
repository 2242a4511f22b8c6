#!/usr/bin/env bash
# Runs a command, by default `npm test`, on days that tests tend to miss: over the end of a year, on the last of February
# and on a leap day. Server, database and browser get the day from libfaketime (Debian's package `faketime`).
set -uo pipefail
cd "$(dirname "$0")/../.."

library=$(ls /usr/lib/*/faketime/libfaketime.so.1 2>/dev/null | head -n 1)
[ -n "$library" ] || { echo 'Please install the package faketime.' >&2; exit 2; }
[ $# -gt 0 ] || set -- npm test

failed=0
for moment in ${DAYS:-2026-12-31T23:50 2027-02-28T12:00 2028-02-29T12:00}; do
  echo "══ $moment"
  # As an offset: every process started later has the same clock. Timers and measurements use the real one.
  distance=$(($(date -ud "$moment" +%s) - $(date +%s)))
  env LD_PRELOAD="$library" FAKETIME="+${distance}s" FAKETIME_DONT_FAKE_MONOTONIC=1 NO_FAKE_STAT=1 "$@" || failed=1
done
exit "$failed"
