-- Where the paper original of a document is. It begins with the active department of whoever registered it; from then on
-- accepted transfers alone move it (migration 0105).

alter table documents
  -- Whether there is an original on paper, as it was at the registration; null = registered before this was kept.
  add column on_paper boolean,
  -- The active department of whoever registered it; null = they had none, or it was registered before this was kept.
  add column desk_group_id bigint,
  -- The department that has the paper; null = there is none, or nobody knows.
  add column paper_group_id bigint,
  -- Not valid, so that nobody waits while all documents are read; 0150 reads them.
  add constraint documents_paper_place check (paper_group_id is null or on_paper is not false) not valid;
alter type paper_to_register add attribute desk_group_id bigint;

-- Whether a document came on paper, by its physical form, else by the way it arrived.
create function comes_on_paper(p_form text, p_arrival text) returns boolean
  language sql immutable parallel safe
  return case when coalesce(p_form, '') = '' then coalesce(p_arrival, '') not in ('email', 'electronic')
              else lower(p_form) <> 'electronic' end;

-- As in 0091, with the place of the paper.
create or replace function insert_papers(p_institution bigint, p_papers paper_to_register[]) returns void
  language plpgsql as $$
begin
  insert into documents (institution_id, id, register_id, series, counter, number, category, registered_at, registered_on, doc_type_id,
      issuer_id, issuer_name, short_description, pages, annexes, external_number, external_date, access_level, additional_info,
      physical_form, location, arrival, group_id, deadline_on, deadline_reason, registered_by_institution_id, registered_by_id,
      registered_by_name, tracking_code, is_test, on_paper, desk_group_id, paper_group_id)
    select p_institution, p.id, p.register_id, p.series, p.counter, p.number, p.category, p.at, p.day, p.doc_type_id,
           p.issuer_id, p.issuer_name, p.short_description, p.pages, p.annexes, p.external_number, p.external_date, p.access_level,
           p.additional_info, p.physical_form, p.location, coalesce(p.arrival, ''), p.group_id, p.deadline_on, p.deadline_reason,
           (p.actor->>'institution_id')::bigint, (p.actor->>'id')::bigint, p.actor->>'name', p.tracking_code, p.is_test,
           comes_on_paper(p.physical_form, p.arrival), p.desk_group_id,
           case when comes_on_paper(p.physical_form, p.arrival) then p.desk_group_id end
      from unnest(p_papers) p;
end $$;
