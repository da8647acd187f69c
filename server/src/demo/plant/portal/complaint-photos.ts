import type { ComplaintIcon } from '@hdoc/contract/complaints/type-choices.ts'
import sharp from 'sharp'
import type { FileStore } from '../../../platform/files/store/file-store.ts'
import { hideParts } from '../../../platform/images/hide-parts.ts'
import type { UploadRow } from '../rows/queries.ts'
import { hiddenInDemo } from './complaint-queries.ts'

const WIDTH = 800
const HEIGHT = 600

/** What is wrong, drawn on the street. */
const troubles: Partial<Record<ComplaintIcon, string>> = {
  road: '<ellipse cx="300" cy="500" rx="110" ry="38" fill="#2b2b2b"/><ellipse cx="305" cy="508" rx="80" ry="22" fill="#4d6a85"/>',
  bulb: '<rect width="800" height="600" fill="#000a1f" opacity="0.62"/><path d="M260 520V150q0-50 60-50" stroke="#9aa3ad" stroke-width="12" fill="none"/><path d="M310 88h70l-12 26h-60z" fill="#4a4f55"/>',
  droplet:
    '<path d="M300 430q30-150 50-150t30 150z" fill="#8ec5f0"/><ellipse cx="340" cy="510" rx="170" ry="34" fill="#7db4de"/>',
  trash:
    '<path d="M240 380h90v120h-90z" fill="#2f4f3a"/><circle cx="380" cy="480" r="34" fill="#1d1d22"/><circle cx="430" cy="492" r="26" fill="#33333b"/>',
  tree: '<path d="M300 520l70-330" stroke="#5b4636" stroke-width="26"/><path d="M372 190l-60-70M360 240l80-60M350 290l-80-50" stroke="#5b4636" stroke-width="9"/>',
}

/** A street under a grey sky, a parked car, and what somebody complains about. */
const scene = (trouble: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="800" height="600" fill="#b9c8d6"/>
  <rect y="260" width="800" height="150" fill="#7f9a72"/>
  <path d="M40 300V180l70-50 70 50v120z" fill="#d9c7a8"/><path d="M30 185l80-60 80 60" stroke="#8a4b3b" stroke-width="12" fill="none"/>
  <rect y="400" width="800" height="200" fill="#6d7278"/>
  <path d="M0 500h120m80 0h120m80 0h120m80 0h120" stroke="#e8e8e8" stroke-width="8"/>
  ${trouble}
  <path d="M470 440q20-60 80-60h70q50 0 70 60h30v60H450v-60z" fill="#7c2f35"/>
  <circle cx="510" cy="500" r="26" fill="#1c1c1c"/><circle cx="660" cy="500" r="26" fill="#1c1c1c"/>
  <rect x="545" y="450" width="62" height="24" fill="#fff"/><text x="550" y="468" font-size="16" font-family="DejaVu Sans" fill="#111">XX 01 DMO</text>
</svg>`)

export type DemoPhotos = ReadonlyMap<ComplaintIcon, { photo: UploadRow; copy: UploadRow }>

async function keep(store: FileStore, name: string, mime: string, bytes: Buffer): Promise<UploadRow> {
  const { sha256, size } = await store.put(
    (async function* () {
      yield bytes
    })(),
    { limitBytes: bytes.length },
  )
  return { name, mime, kind: 'image', size, sha256 }
}

/** Draws the photos of the demo's complaints and keeps them, each with the copy for the public. */
export async function storeComplaintPhotos(store: FileStore): Promise<DemoPhotos> {
  const photos = new Map<ComplaintIcon, { photo: UploadRow; copy: UploadRow }>()
  for (const [icon, trouble] of Object.entries(troubles) as [ComplaintIcon, string][]) {
    const jpeg = await sharp(scene(trouble)).jpeg({ quality: 80 }).toBuffer()
    const copy = await hideParts(jpeg, hiddenInDemo, WIDTH)
    photos.set(icon, {
      photo: await keep(store, `sesizare-${icon}.jpg`, 'image/jpeg', jpeg),
      copy: await keep(store, `sesizare-${icon}-public.webp`, 'image/webp', copy.bytes),
    })
  }
  return photos
}
