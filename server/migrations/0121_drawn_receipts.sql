-- The signature of who took a paper over in person, as it was drawn on the screen: strokes of points.
alter table dispatches
  add column drawing jsonb,
  add constraint dispatches_drawing check (drawing is null or (method = 'in_person' and status <> 'prepared' and received_by <> ''));
