/** Licences that ask for no more than a notice; any package may have them. */
export const allowedLicences: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'CC0-1.0',
  'Unlicense',
  'BlueOak-1.0.0',
  'PostgreSQL',
  'Zlib',
  'OFL-1.1',
  'Bitstream-Vera',
])

export type NamedException = {
  readonly name: RegExp
  /** As the package declares it; '' = it declares none. A changed declaration is looked at anew. */
  readonly declared: string
  /** What stands in the notices. */
  readonly licence: string
  /** Only while the package is a development tool that is never delivered. */
  readonly developmentOnly: boolean
  readonly reason: string
}

const lgpl =
  'prebuilt libvips, loaded as a separate shared library that anyone may replace; used unchanged, its licence text is part of the notices'
const tool = 'weak copyleft by file; a tool that runs while developing and is not delivered'

/** Packages with another licence, looked at one by one. */
export const namedExceptions: readonly NamedException[] = [
  {
    name: /^@img\/sharp-libvips-[\w-]+$/,
    declared: 'LGPL-3.0-or-later',
    licence: 'LGPL-3.0-or-later',
    developmentOnly: false,
    reason: lgpl,
  },
  {
    name: /^@img\/sharp-win32-\w+$/,
    declared: 'Apache-2.0 AND LGPL-3.0-or-later',
    licence: 'Apache-2.0 AND LGPL-3.0-or-later',
    developmentOnly: false,
    reason: lgpl,
  },
  {
    name: /^@img\/sharp-wasm32$/,
    declared: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    developmentOnly: false,
    reason: lgpl,
  },
  {
    name: /^axe-core$/,
    declared: 'MPL-2.0',
    licence: 'MPL-2.0',
    developmentOnly: true,
    reason: tool,
  },
  {
    name: /^lightningcss(-[\w-]+)?$/,
    declared: 'MPL-2.0',
    licence: 'MPL-2.0',
    developmentOnly: true,
    reason: tool,
  },
  {
    name: /^web-push$/,
    declared: 'MPL-2.0',
    licence: 'MPL-2.0',
    developmentOnly: false,
    reason: 'weak copyleft by file; used unchanged, its source is the published package',
  },
  {
    name: /^argparse$/,
    declared: 'Python-2.0',
    licence: 'Python-2.0',
    developmentOnly: false,
    reason: 'permissive; asks for a notice only',
  },
  {
    name: /^dejavu-fonts-ttf$/,
    declared: 'SEE LICENSE IN README.md AND LICENSE',
    licence: 'Bitstream-Vera',
    developmentOnly: false,
    reason: 'the fonts are under the Bitstream Vera and Arev terms, the changes in the public domain',
  },
  {
    name: /^png-js$/,
    declared: '',
    licence: 'MIT',
    developmentOnly: false,
    reason: 'names no licence in package.json; its LICENSE file is the MIT licence',
  },
  {
    name: /^libheif-js$/,
    declared: 'LGPL-3.0',
    licence: 'LGPL-3.0',
    developmentOnly: false,
    reason:
      'libheif compiled to WebAssembly, a file of its own that anyone may replace; used unchanged, its licence text is part of the notices',
  },
  {
    name: /^@undecaf\/zbar-wasm$/,
    declared: 'LGPL-2.1+',
    licence: 'LGPL-2.1-or-later',
    developmentOnly: true,
    reason: 'reads printed codes in tests; not delivered',
  },
  {
    name: /^combine-errors$/,
    declared: '',
    licence: 'MIT',
    developmentOnly: false,
    reason: 'names no licence in package.json; its Readme says MIT',
  },
]
