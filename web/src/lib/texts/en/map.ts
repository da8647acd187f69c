export const map = {
  zoom_in: 'Zoom in',
  zoom_out: 'Zoom out',
  failed: 'The outlines could not be loaded; the coordinates can be written into the fields.',
}
