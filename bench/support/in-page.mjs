// What a measurement does inside the page, where the clock does not count the way to the browser. Loaded before the
// page's own scripts; `time-in-page.ts` calls it.

const rows = () => [...document.querySelectorAll('main [aria-busy="false"] tbody tr')]
const firstRow = () => rows()[0]?.textContent
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Until so, and the frame after. */
async function until(condition) {
  while (!condition()) await nextFrame()
  await nextFrame()
}

async function msUntil(start, further) {
  const before = firstRow()
  const isThere = () => {
    if ('press' in start) return rows().length >= start.rows && firstRow() !== before
    const heading = document.querySelector('main h1')?.textContent ?? ''
    return heading.includes(start.heading) && document.querySelector('main [role="tabpanel"] li') !== null
  }
  const at = performance.now()
  if ('press' in start) {
    const button = document.querySelector(`main button[aria-label="${start.press}"]`)
    if (!button || button.disabled) throw new Error(`no button ${start.press}`)
    button.click()
  } else location.hash = start.hash
  await until(isThere)
  const ready = performance.now() - at
  if (further === undefined) return [ready]
  await until(() => document.querySelector(further) !== null)
  return [ready, performance.now() - at]
}

async function attach(documentId, letters) {
  await fetch('/api/csrf-cookie', { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  const send = async (path, body, more) => {
    const headers = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'X-XSRF-TOKEN': decodeURIComponent(token),
      ...more,
    }
    const answer = await fetch(path, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer
  }
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
  const begun = await send('/api/incoming_file/begin', bytes, {
    'Content-Type': 'application/offset+octet-stream',
    'Tus-Resumable': '1.0.0',
    'Upload-Length': String(bytes.length),
    'Upload-Metadata': `filename ${btoa('dosar.pdf')}`,
  })
  const id = Number(/\d+$/.exec(begun.headers.get('location') ?? '')?.[0])
  const finished = await (await send('/api/incoming_file/finish', JSON.stringify({ id }))).json()
  await send('/api/document/attach', JSON.stringify({ id: documentId, upload_ids: [finished.id] }))
}

async function newest() {
  const answer = await fetch('/api/document/list/100?page=1', { headers: { Accept: 'application/json' } })
  return (await answer.json()).data.map(({ id, number }) => ({ id, number }))
}

globalThis.inPage = { msUntil, attach, newest }
