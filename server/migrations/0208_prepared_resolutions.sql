-- Texts of resolutions stand beside the texts of answers among the templates that an institution adds.

alter table templates
  drop constraint templates_kind,
  drop constraint templates_added,
  add constraint templates_kind check (kind in ('page', 'mail', 'answer', 'resolution')),
  add constraint templates_added check (
    (kind in ('answer', 'resolution')) = (id >= 1000) and (kind in ('answer', 'resolution')) = (name <> ''));
