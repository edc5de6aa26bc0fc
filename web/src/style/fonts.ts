/* Eczar (Rosetta) for titles, Mukta (Ek Type) for text: both under the Open Font License, both with Devanagari. */
import '@fontsource-variable/eczar/wght.css';
import '@fontsource/mukta/400.css';
import '@fontsource/mukta/600.css';
