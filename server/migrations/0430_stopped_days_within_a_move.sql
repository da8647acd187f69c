-- Days for which a deadline stood are added to the end of the term before it is moved off a day off. Where they fall on the
-- very days over which it was moved, the deadline stays on its day; its history still says that it stood.
alter table document_extensions drop constraint document_extensions_later;
alter table document_extensions add constraint document_extensions_later
  check (deadline_after > coalesce(deadline_before, '-infinity') or stopped and deadline_after = deadline_before);
