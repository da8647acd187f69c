-- Acts of these types go to the prefect within ten working days of the day they are adopted or issued (Codul administrativ,
-- art. 197).
alter table doc_types add column prefect_notice boolean not null default false;
