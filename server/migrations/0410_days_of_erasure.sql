-- Which day erases what.

-- An entry of the gazette with a time of display is erased at its end, also when it was withdrawn before and is still read.
drop index gazette_entries_expiring;
create index gazette_entries_expiring on gazette_entries (expires_on)
  where state in ('published', 'withdrawn') and not erased and expires_on is not null;

-- A public form is erased so many days after it was confirmed, or else sent, or else begun: its link is promised from then.
drop index public_sends_begun;
create index public_sends_since on public_sends (coalesce(confirmed_at, sent_at, begun_at));
drop index public_sends_waiting;
create index public_sends_waiting on public_sends (institution_id, address) include (bytes, sent_at) where state = 'waiting';
