// Draws a map of others in a frame of its own (server: map-frame.ts). It begins at the place after `#` in its address, as
// `latitude,longitude,zoom`, and tells the page around it which place is picked. A plain file: a frame whose origin is its
// own may load no module.
;(() => {
  const place = document.getElementById('map')
  place.style.cssText = 'position:fixed;inset:0'
  const { google: googleAddress, tiles, attribution } = document.currentScript.dataset
  const [lat = 45.94, lon = 24.97, zoom = 7] = location.hash.slice(1).split(',').filter(Boolean).map(Number)
  const isPicked = location.hash.length > 1
  /** Six significant digits, as coordinates are kept. */
  const digits = (value) => Number(value.toPrecision(6))
  const tell = (picked) =>
    parent.postMessage(
      { hdocMap: { lat: digits(picked.lat), lon: digits(picked.lon), zoom: picked.zoom } },
      location.origin,
    )

  if (tiles) {
    const map = L.map(place).setView([lat, lon], zoom)
    // What stands there is text, never markup.
    const said = document.createElement('span')
    said.textContent = attribution
    L.tileLayer(tiles, { attribution: said.innerHTML, maxZoom: 19 }).addTo(map)
    const pin = L.circleMarker([lat, lon], { radius: 9, weight: 3, color: '#b02a2a' })
    if (isPicked) pin.addTo(map)
    map.on('click', ({ latlng }) => {
      pin.setLatLng(latlng).addTo(map)
      tell({ lat: latlng.lat, lon: latlng.lng, zoom: map.getZoom() })
    })
  } else if (googleAddress) {
    window.hdocMapReady = () => {
      const { maps } = window.google
      const map = new maps.Map(place, { center: { lat, lng: lon }, zoom, streetViewControl: false })
      const pin = new maps.Marker({ map: isPicked ? map : null, position: { lat, lng: lon } })
      map.addListener('click', ({ latLng }) => {
        pin.setPosition(latLng)
        pin.setMap(map)
        tell({ lat: latLng.lat(), lon: latLng.lng(), zoom: map.getZoom() })
      })
    }
    const script = document.createElement('script')
    script.src = googleAddress
    script.async = true
    document.head.append(script)
  }
})()
