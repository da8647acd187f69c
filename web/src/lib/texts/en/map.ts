export const map = {
  zoom_in: 'Zoom in',
  zoom_out: 'Zoom out',
  failed: 'The outlines could not be loaded; the coordinates can be written into the fields.',
  outside: 'Map of another server',
  outside_open: 'Open the detailed map',
  outside_text: 'It comes from {{host}}, which learns that you opened it. Our own map does not need it.',
}
