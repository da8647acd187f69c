-- Substitutions for approvals as the sight of documents knows them: written at the start, removed at the end by a job.
-- While a row stands, who was asked on a document includes the substitutes of those who have an open step there.
create table approval_stand_ins (
  institution_id bigint not null,
  substitution_id bigint not null,
  user_id bigint not null,
  substitute_id bigint not null,
  -- What the person decided before was never the substitute's.
  since timestamptz not null,
  -- starting, ending: documents are still to be gone through.
  state text not null,
  constraint approval_stand_ins_pkey primary key (institution_id, substitution_id),
  constraint approval_stand_ins_substitution_fkey foreign key (institution_id, substitution_id) references substitutes (institution_id, id),
  constraint approval_stand_ins_user_fkey foreign key (institution_id, user_id) references users (institution_id, id),
  constraint approval_stand_ins_substitute_fkey foreign key (institution_id, substitute_id) references users (institution_id, id),
  constraint approval_stand_ins_not_self check (user_id <> substitute_id),
  constraint approval_stand_ins_state check (state in ('starting', 'standing', 'ending'))
);
create index approval_stand_ins_user on approval_stand_ins (institution_id, user_id);
create index approval_stand_ins_substitute on approval_stand_ins (institution_id, substitute_id);
call make_tenant_table('approval_stand_ins');
