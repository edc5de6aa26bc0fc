"""Tables marked "training": `hinting` answers a player who asks what to do, `explaining` lets bots say why they did."""
