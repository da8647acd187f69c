import { control, type Map as LeafletMap, map as makeMap } from 'leaflet'
import 'leaflet/dist/leaflet.css'

const STREET_ZOOM = 19
/** What is shown where the institution has said no place of its own. */
export const ROMANIA = { lat: 45.9, lon: 25, zoom: 7 }

/** A map without tiles: outlines and towns are added by `addBaseLayer`, from files of ours. */
export function openPlainMap(place: HTMLElement, texts: { zoomIn: string; zoomOut: string }): LeafletMap {
  const map = makeMap(place, {
    zoomControl: false,
    attributionControl: false,
    minZoom: 5,
    maxZoom: STREET_ZOOM,
    zoomAnimation: false,
    fadeAnimation: false,
    markerZoomAnimation: false,
  })
  control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map)
  control.scale({ imperial: false }).addTo(map)
  control.attribution({ prefix: false }).addAttribution('Natural Earth').addTo(map)
  // Its place grows and shrinks with the page; Leaflet measures it once, and leaves the rest empty.
  const sizes = new ResizeObserver(() => map.invalidateSize({ animate: false }))
  sizes.observe(place)
  map.on('unload', () => sizes.disconnect())
  return map
}
