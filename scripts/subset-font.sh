#!/bin/sh
# Makes src/web/fonts/archivo.woff2 again. Needs npm, python3, fonttools 4.38 or newer and brotli.
# The two subsets are joined here because the published packages keep the rupee sign in latin-ext.
set -eu
export PYTHONHASHSEED=0 SOURCE_DATE_EPOCH=0

version=5.3.0
out=$(cd "$(dirname "$0")/.." && pwd)/src/web/fonts/archivo.woff2
python=${PYTHON:-python3}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cd "$work"
npm pack --silent "@fontsource-variable/archivo@$version" >/dev/null
tar xzf ./*.tgz

for subset in latin latin-ext; do
  "$python" -m fontTools varLib.instancer --quiet --output "$subset.ttf" \
    "package/files/archivo-$subset-wght-normal.woff2" wght=400:700
done

"$python" - <<'PYTHON'
from fontTools.ttLib import TTFont

font, extra = TTFont('latin.ttf'), TTFont('latin-ext.ttf')
font.ensureDecompiled()


def cmap_of(font):
    return [table.cmap for table in font['cmap'].tables if table.isUnicode()]


def advance_store(font):
    hvar = font['HVAR'].table
    regions = hvar.VarStore.VarRegionList.Region
    peaks = [round(region.VarRegionAxis[0].PeakCoord, 4) for region in regions]
    return hvar.AdvWidthMap.mapping, hvar.VarStore.VarData, peaks


def advance_deltas(font, glyph):
    mapping, data, peaks = advance_store(font)
    block = data[mapping[glyph] >> 16]
    row = block.Item[mapping[glyph] & 0xFFFF]
    return {peaks[region]: delta for region, delta in zip(block.VarRegionIndex, row)}


def keep_advance(font, glyph, deltas):
    mapping, data, peaks = advance_store(font)
    for number, block in enumerate(data):
        if {peaks[region] for region in block.VarRegionIndex} >= set(deltas):
            block.Item.append([deltas.get(peaks[region], 0) for region in block.VarRegionIndex])
            block.ItemCount = len(block.Item)
            mapping[glyph] = (number << 16) + block.ItemCount - 1
            return
    raise SystemExit(f'no room for the advance of {glyph}')


order = font.getGlyphOrder()
for character in '₹†':
    glyph = extra.getBestCmap()[ord(character)]
    outline = extra['glyf'][glyph]
    assert not outline.isComposite()
    order = [*order, glyph]
    font.setGlyphOrder(order)
    font['glyf'][glyph] = outline
    font['hmtx'][glyph] = extra['hmtx'][glyph]
    font['gvar'].variations[glyph] = extra['gvar'].variations[glyph]
    keep_advance(font, glyph, advance_deltas(extra, glyph))
    for cmap in cmap_of(font):
        cmap[ord(character)] = glyph

for cmap in cmap_of(font):
    cmap[0x2010] = cmap[0x2011] = cmap[ord('-')]

font.save('joined.ttf')
PYTHON

"$python" -m fontTools.subset joined.ttf --output-file="$out" --flavor=woff2 \
  --unicodes='U+20-7E,U+A0-FF,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+2009,U+2010-2011,U+2013-2014,U+2018-201A,U+201C-201E,U+2020,U+2022,U+2026,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+20B9,U+2122,U+2191,U+2193,U+2212' \
  --layout-features=kern,tnum,lnum,liga,locl,ccmp,mark,rvrn \
  --no-hinting --name-IDs=0,1,2,3,4,5,6,13,14 --notdef-outline

wc -c "$out"
