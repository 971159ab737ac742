/** Pictures to some programs, but not to the one that renders them for the site. */
const unreadable = /^image\/(svg|hei[cf]|avif|tiff|x-icon|vnd\.)/

/** As far as a browser can tell. The server reads the file. */
export function isPictureType(type: string) {
  return type.startsWith('image/') && !unreadable.test(type)
}
