#!/bin/sh
# Makes the two fonts of the demo catalogues again: pdfkit takes no variable font, and tells fonts apart by
# their PostScript names. Needs python3, fonttools and brotli.
set -eu
export PYTHONHASHSEED=0 SOURCE_DATE_EPOCH=0

cd "$(dirname "$0")"
"${PYTHON:-python3}" - <<'PYTHON'
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

for weight, style in (400, 'Regular'), (700, 'Bold'):
    font = instantiateVariableFont(TTFont('../../../src/web/fonts/archivo.woff2'), {'wght': weight})
    font.flavor = None
    for number, text in (1, 'Archivo'), (2, style), (4, f'Archivo {style}'), (6, f'Archivo-{style}'):
        font['name'].setName(text, number, 3, 1, 0x409)
    font.save(f'fonts/archivo-{weight}.ttf')
PYTHON
cp ../../../src/web/fonts/OFL.txt fonts/OFL.txt
