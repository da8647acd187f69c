import { control, divIcon, type Map as LeafletMap, type Marker, map as makeMap, marker } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import styles from './map.module.css'

/** A place in degrees, and its zoom as in web maps. */
export type MapPlace = { lat: number; lon: number; zoom: number }
export type MapTexts = { zoomIn: string; zoomOut: string }

/** Romania as a whole, while no place is chosen. */
const COUNTRY: [[number, number], [number, number]] = [
  [43.6, 20.2],
  [48.3, 29.8],
]
/** Zoom of a place that is picked first: a town's centre on a usual map. */
const FIRST_ZOOM = 14
/**
 * The nearest zoom at which outlines and towns still show where one is. The map opens no nearer, even when
 * the place's own zoom is larger.
 */
const NEAREST_VIEW = 10
/** The nearest zoom: single houses lie apart, so that the pin can be put on one. */
const STREET_ZOOM = 18
/** Rounds to six significant digits (specification §11). */
const sixDigits = (value: number): number => Number(value.toPrecision(6))
/** Rounds to a millionth of a degree, a tenth of a metre. */
const millionths = (value: number): number => Number(value.toFixed(6))

const pin = () =>
  divIcon({
    className: styles.pin ?? '',
    iconSize: [28, 36],
    iconAnchor: [14, 35],
    html: '<svg viewBox="0 0 28 36" width="28" height="36" aria-hidden="true"><path d="M14 1a12 12 0 0 1 12 12c0 8-12 21-12 21S2 21 2 13A12 12 0 0 1 14 1z"/><circle cx="14" cy="13" r="4.5"/></svg>',
  })

export type MapView = {
  map: LeafletMap
  /** Shows a place chosen elsewhere; null = none. */
  show: (place: MapPlace | null) => void
  /** Looks at a place without choosing it. */
  look: (place: MapPlace) => void
  close: () => void
}

/** A map with one pin: a click, a drag or Enter on the map puts it down. `precise`: where single houses matter. */
export function openMap(
  place: HTMLElement,
  texts: MapTexts,
  onPick: (place: MapPlace) => void,
  precise = false,
): MapView {
  const round = precise ? millionths : sixDigits
  const map = makeMap(place, {
    zoomControl: false,
    attributionControl: false,
    minZoom: 5,
    maxZoom: STREET_ZOOM,
    zoomSnap: 1,
    zoomAnimation: false,
    fadeAnimation: false,
  })
  control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map)
  control.scale({ imperial: false }).addTo(map)
  control.attribution({ prefix: false }).addAttribution('Natural Earth').addTo(map)
  map.fitBounds(COUNTRY)

  let shown: Marker | undefined
  let chosen: MapPlace | null = null
  let wasPickedHere = false
  const pick = ({ lat, lng }: { lat: number; lng: number }) => {
    wasPickedHere = true
    onPick({ lat: round(lat), lon: round(lng), zoom: chosen?.zoom ?? FIRST_ZOOM })
  }
  map.on('click', ({ latlng }) => pick(latlng))
  place.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.target !== place) return
    event.preventDefault()
    pick(map.getCenter())
  })

  return {
    map,
    show: (next) => {
      const isFirst = chosen === null
      chosen = next
      if (next === null) {
        shown?.remove()
        shown = undefined
        return
      }
      shown ??= marker([next.lat, next.lon], { icon: pin(), draggable: true, keyboard: false })
        .on('dragend', ({ target }) => pick((target as Marker).getLatLng()))
        .addTo(map)
      shown.setLatLng([next.lat, next.lon])
      if (isFirst && !wasPickedHere) map.setView([next.lat, next.lon], Math.min(next.zoom, NEAREST_VIEW))
      else if (!map.getBounds().contains([next.lat, next.lon])) map.panTo([next.lat, next.lon])
      wasPickedHere = false
    },
    look: (next) => map.setView([next.lat, next.lon], Math.min(next.zoom, NEAREST_VIEW)),
    close: () => map.remove(),
  }
}
