-- Comments on complaints are written once and nobody changes them, but the erasure of a person empties what they wrote. It goes
-- through the audited door of the platform.
grant update (body, by_name) on complaint_comments to hdoc_platform;
