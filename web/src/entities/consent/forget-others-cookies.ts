const ours = /^(?:__Host-)?(?:hdoc_|XSRF-TOKEN)/

/** Removes the cookies of this host that are not HDoc's: scripts of others set them. */
export function forgetOthersCookies(): void {
  const { hostname } = location
  for (const one of document.cookie.split(';')) {
    const [name = ''] = one.trim().split('=')
    if (name === '' || ours.test(name)) continue
    for (const domain of ['', `;domain=${hostname}`, `;domain=.${hostname.split('.').slice(-2).join('.')}`])
      Reflect.set(document, 'cookie', `${name}=;path=/;max-age=0${domain}`)
  }
}
