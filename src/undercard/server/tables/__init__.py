"""The tables of this process: `service.Tables` stands between the network and the store."""
