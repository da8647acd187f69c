-- Which worker reads a scan (job_workers.id): when it is gone the scan is taken up at once, not when its lease ends.
alter table scans add column leased_by integer;
